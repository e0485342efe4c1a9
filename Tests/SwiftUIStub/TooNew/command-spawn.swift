// macos13.0 DetentVerbs: missing argument for parameter #1 in call
func planted() {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
}
