"""slider_float of Dear ImGui, which is redrawn in each frame: the host owns the value. No window is shown."""
from imgui_bundle import imgui

from detent_driver import NotPossible, serve

KEYS = {"ArrowUp": imgui.Key.up_arrow, "ArrowDown": imgui.Key.down_arrow, "ArrowLeft": imgui.Key.left_arrow,
        "ArrowRight": imgui.Key.right_arrow, "PageUp": imgui.Key.page_up, "PageDown": imgui.Key.page_down,
        "Home": imgui.Key.home, "End": imgui.Key.end, "Escape": imgui.Key.escape}
WIDTH, HEIGHT, LEFT, TOP = 320, 20, 200, 200

imgui.create_context()
io = imgui.get_io()
io.set_ini_filename("")
io.display_size = imgui.ImVec2(800, 800)
io.backend_flags |= imgui.BackendFlags_.renderer_has_textures
imgui.get_style().frame_padding = imgui.ImVec2(0, (HEIGHT - imgui.get_style().font_size_base) / 2)


class Slider:
    def __init__(self, new):
        self.reported, self.is_down = [], False
        self.value, self.enabled, self.limits = new["value"], new.get("enabled", True), None
        self.set("range", new.get("range", [0, 100]))
        io.add_mouse_pos_event(790, 790)
        self.frames()
        self.reported.clear()

    def close(self):
        io.add_mouse_button_event(0, False)
        io.add_mouse_pos_event(790, 790)
        self.frames()

    def frames(self, count=2):
        """Draws frames: an event takes effect in the next frame, and its results in the one after."""
        for _ in range(count):
            io.delta_time = 1 / 60
            imgui.new_frame()
            imgui.set_next_window_pos(imgui.ImVec2(0, 0))
            imgui.set_next_window_size(imgui.ImVec2(800, 800))
            imgui.begin("host", None, imgui.WindowFlags_.no_decoration | imgui.WindowFlags_.no_move)
            imgui.set_cursor_pos(imgui.ImVec2(LEFT, TOP))
            imgui.set_next_item_width(WIDTH)
            imgui.begin_disabled(not self.enabled)
            is_changed, value = imgui.slider_float("##slider", self.value, *self.limits, format="%f")
            imgui.end_disabled()
            imgui.end()
            imgui.render()
            if is_changed:
                self.value = value
                self.reported.append(["changed", value])

    def pointer(self, kind, line):
        io.add_mouse_pos_event(LEFT + line["x"], TOP + line["y"])
        self.frames()
        if (kind == "down" and not self.is_down) or (kind == "up" and self.is_down):
            self.is_down = kind == "down"
            io.add_mouse_button_event(0, self.is_down)
            self.frames()

    def set(self, name, to):
        if name == "value":
            self.value = to
        elif name == "range":
            if None in to:
                raise NotPossible("a slider of Dear ImGui has two ends")
            self.limits = to
        elif name == "enabled":
            self.enabled = to
        self.frames()


serve(Slider, {
    "name": f"Dear ImGui {imgui.get_version()} slider_float", "has": ["pointer", "hover", "set"], "kinds": ["mouse"],
    "tells": ["changed"], "settings": ["range", "enabled"], "viewport": [WIDTH, HEIGHT]})
