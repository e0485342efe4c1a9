// Default texts of elements, in the language of the page around them.

/**
 * Texts of each language: a share of stars, and names of the lower and upper of two values.
 * @type {Record<string, {share: string, minimum: string, maximum: string}>}
 */
const words = {
  ar: { share: '{value} من {count} نجوم', minimum: 'الحد الأدنى', maximum: 'الحد الأقصى' },
  da: { share: '{value} af {count} stjerner', minimum: 'minimum', maximum: 'maksimum' },
  de: { share: '{value} von {count} Sternen', minimum: 'Minimum', maximum: 'Maximum' },
  en: { share: '{value} of {count} stars', minimum: 'minimum', maximum: 'maximum' },
  es: { share: '{value} de {count} estrellas', minimum: 'mínimo', maximum: 'máximo' },
  fi: { share: '{value}/{count} tähteä', minimum: 'vähintään', maximum: 'enintään' },
  fr: { share: '{value} étoiles sur {count}', minimum: 'minimum', maximum: 'maximum' },
  it: { share: '{value} stelle su {count}', minimum: 'minimo', maximum: 'massimo' },
  ja: { share: '星 {count} 個中 {value} 個', minimum: '最小', maximum: '最大' },
  ko: { share: '별 {count}개 중 {value}개', minimum: '최소', maximum: '최대' },
  nb: { share: '{value} av {count} stjerner', minimum: 'minimum', maximum: 'maksimum' },
  nl: { share: '{value} van {count} sterren', minimum: 'minimum', maximum: 'maximum' },
  pl: { share: 'gwiazdki: {value} z {count}', minimum: 'minimum', maximum: 'maksimum' },
  pt: { share: '{value} de {count} estrelas', minimum: 'mínimo', maximum: 'máximo' },
  sv: { share: '{value} av {count} stjärnor', minimum: 'lägst', maximum: 'högst' },
  tr: { share: '{count} yıldızdan {value}', minimum: 'en az', maximum: 'en çok' },
  zh: { share: '{value} 颗星，共 {count} 颗', minimum: '最小', maximum: '最大' },
};

/** Texts without nouns, for any other language. */
const others = { share: '{value} / {count}', minimum: '1/2', maximum: '2/2' };

/** Language of the page around an element; `undefined` if there is none or it is invalid. */
export function languageAround(element) {
  const named = element.closest('[lang]');
  const { host } = element.getRootNode();
  if (!named && host) return languageAround(host);
  try {
    return Intl.getCanonicalLocales(named?.lang || undefined)[0];
  } catch {
    return undefined;
  }
}

/** Texts for an element. */
export function wordsAround(element) {
  const language = (languageAround(element) ?? navigator.language).split('-')[0].toLowerCase();
  return words[language === 'no' || language === 'nn' ? 'nb' : language] ?? others;
}

/**
 * Replaces names in a template by values.
 * @param {string} template as `{value} of {count}`; unknown names stay
 * @param {Record<string, string>} values
 */
export function fill(template, values) {
  return template.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}
