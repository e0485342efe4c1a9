// Screenshot of a page, as rows of pixels.

export class Shot {
  width;
  height;
  bytes;

  /** @param {string} [file] path of the picture, if kept for inspection */
  static async of(page, file) {
    const png = await page.screenshot(file);
    const { width, data } = await page.evaluate(async base64 => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let text = '';
      for (let index = 0; index < data.length; index += 4) {
        text += String.fromCharCode(data[index], data[index + 1], data[index + 2]);
      }
      return { width: image.width, data: btoa(text) };
    }, png.toString('base64'));
    const bytes = Buffer.from(data, 'base64');
    return Object.assign(new Shot(), { width, height: bytes.length / 3 / width, bytes });
  }

  /** Red, green and blue, in device pixels. */
  at(x, y) {
    const place = (Math.round(y) * this.width + Math.round(x)) * 3;
    return [...this.bytes.subarray(place, place + 3)];
  }

  equals({ bytes }) {
    return this.bytes.equals(bytes);
  }
}
