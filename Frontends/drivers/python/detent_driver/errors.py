"""Uncaught errors of a control, for the answers of its driver."""
import contextlib
import sys
import typing


@contextlib.contextmanager
def heard(errors: list[str], passing: type[Exception]) -> typing.Iterator[None]:
    """Adds the text of each error in the block to a list and prints it as usual: of one that ends the block, unless it is
    to pass, and of those in callbacks, which a toolkit reports and survives."""
    before: typing.Any = sys.excepthook

    def note(kind: typing.Any, error: typing.Any, trace: typing.Any) -> None:
        errors.append(f"{kind.__name__}: {error}" if str(error) else kind.__name__)
        before(kind, error, trace)

    sys.excepthook = note
    tk: typing.Any = sys.modules.get("tkinter")
    if tk:  # Tk prints errors of callbacks itself.
        reported, tk.Tk.report_callback_exception = tk.Tk.report_callback_exception, lambda root, *error: note(*error)
    try:
        yield
    except passing:
        raise
    except Exception as error:
        note(type(error), error, error.__traceback__)
    finally:
        sys.excepthook = before
        if tk:
            tk.Tk.report_callback_exception = reported
