"""axe-core, and what a page in Chromium tells of itself, for the checks of pages."""
import html
import json
import os
import re
import subprocess
import sys
import zipfile


def load(work):
    """axe.min.js of PyPI's wheel; None if it cannot be had."""
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
    """What a page says in its element `told`, in Chromium: of so many points, light or dark."""
    command = ['chromium', '--headless=new', '--no-sandbox', '--disable-gpu', f'--window-size={size},1000',
               '--virtual-time-budget=20000', '--dump-dom', url]
    if dark:
        command.insert(4, '--blink-settings=preferredColorScheme=0')
    dom = subprocess.run(command, capture_output=True, text=True, timeout=300).stdout
    told = re.search('<pre id="told">(.*?)</pre>', dom, re.S)
    assert told, f'Chromium shows nothing of {url}: {dom[-300:]}'
    return json.loads(html.unescape(told[1]))


def script(text):
    """The element of a page that has axe."""
    return '<script>' + text.replace('</script', '<\\/script') + '</script>'
