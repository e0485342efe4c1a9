"""Models of controls that share no code with the controls; gesture_model.py runs them."""
