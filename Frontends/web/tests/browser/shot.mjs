// Screenshot of a page, as rows of pixels.

export class Shot {
  width;
  height;
  bytes;

  /** @param {string} [file] path of the picture, if kept for inspection */
  static async of(page, file) {
    return Shot.read(page, await page.screenshot(file));
  }

  /** Reads a picture in a page. @param {Buffer} png */
  static async read(page, png) {
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

  /** Places of pixels that differ from those of another picture, as `x,y`; of one of another size, all. */
  differences({ width, bytes }) {
    const isSame = (at) => width === this.width && bytes.length === this.bytes.length && bytes.compare(this.bytes, at, at + 3, at, at + 3) === 0;
    const places = [];
    for (let at = 0; at < this.bytes.length; at += 3) {
      if (!isSame(at)) places.push(`${(at / 3) % this.width},${Math.floor(at / 3 / this.width)}`);
    }
    return places;
  }
}
