"""Models of controls that share nothing with the controls themselves; gesture_model.py runs them."""
