// The slider of jQuery UI, as shipped by Debian, with a mouse: it ignores fingers. It always has steps; here of 1, its
// default.
import { mouse, serve } from '../../../Frontends/drivers/node/lib/example.mjs';

const page = `<link rel="stylesheet" href="/jquery-ui/themes/base/jquery-ui.css">
<script src="/jquery/jquery.js"></script><script src="/jquery-ui/jquery-ui.js"></script><script>
globalThis.control = {
  reported: [],
  focus() { this.element.querySelector('.ui-slider-handle').focus(); },
  value() { return this.call('value'); },
  call(...words) { return $(this.element).slider(...words); },
  make(settings) {
    this.element = place(settings);
    this.call({
      min: settings.range[0], max: settings.range[1], value: settings.value,
      orientation: settings.axis === 'y' ? 'vertical' : 'horizontal', disabled: settings.enabled === false,
      slide: (event, { value }) => { this.reported.push(['changed', value]); } });
  },
  set(name, to) {
    if (name === 'value') this.call('value', to);
    if (name === 'range') this.call('option', { min: to[0], max: to[1] });
    if (name === 'enabled') this.call('option', 'disabled', !to);
    if (name === 'axis') this.call('option', 'orientation', to === 'y' ? 'vertical' : 'horizontal');
  },
};
globalThis.version = $.ui.version;
</script>`;

await serve(page, '/usr/share/javascript', {
  name: 'jQuery UI slider', ...mouse, tells: ['changed'], settings: ['range', 'axis', 'enabled'],
  fixed: { step: 1 } });
