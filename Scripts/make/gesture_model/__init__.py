"""A model of gestures on a ruler that shares nothing with the ruler itself; gesture_model.py runs it."""
