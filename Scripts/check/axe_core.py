"""axe-core, and the results that a page in Chromium writes into itself, for checks of pages."""
import html
import json
import os
import re
import subprocess
import sys
import zipfile


def load(work):
    """Returns axe.min.js from PyPI's wheel; None if unavailable."""
    command = [sys.executable, '-m', 'pip', 'download', '--no-deps', '-q', '-d', work, 'axe-playwright-python']
    if subprocess.run(command, capture_output=True).returncode:
        return None
    for name in os.listdir(work):
        if name.endswith('.whl'):
            with zipfile.ZipFile(f'{work}/{name}') as wheel:
                for file in wheel.namelist():
                    if file.endswith('axe.min.js'):
                        return wheel.read(file).decode()
    return None


def look(url, size, dark):
    """Returns the text of a page's element `result`, in Chromium at a width in points, light or dark."""
    command = ['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', f'--window-size={size},1000',
               '--virtual-time-budget=20000', '--dump-dom', url]
    if dark:
        command.insert(4, '--blink-settings=preferredColorScheme=0')
    dom = subprocess.run(command, capture_output=True, text=True, timeout=300).stdout
    result = re.search('<pre id="result">(.*?)</pre>', dom, re.S)
    assert result, f'Chromium shows nothing of {url}: {dom[-300:]}'
    return json.loads(html.unescape(result[1]))


def script(text):
    """Returns a script element with axe."""
    return '<script>' + text.replace('</script', '<\\/script') + '</script>'
