const shortest = 3;

/**
 * Returns the stem that an English word shares with its inflections, so that `workers` finds `worker` and `scheduling`
 * finds `schedule`. The stem doesn't have to be a word, because it's only compared with other stems. A version becomes
 * its number, however it's written (`v7`, `7.x`). Other identifiers and numbers are their own stems.
 */
export function stemOf(word: string): string {
  const version = /^v?(\d+)(?:\.x)?$/.exec(word);
  if (version?.[1]) {
    return version[1];
  }
  if (word.length <= shortest || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let stem = word;
  if (stem.endsWith('ies')) {
    stem = `${stem.slice(0, -3)}y`;
  } else if (/(?:ss|sh|ch|x|z)es$/.test(stem)) {
    stem = stem.slice(0, -2);
  } else if (/s$/.test(stem) && !/(?:ss|us|is|tps)$/.test(stem)) {
    stem = stem.slice(0, -1);
  }
  const bare = stem.replace(/(?:ing|ed|ation|ion|er|or|ment)$/, '');
  if (bare !== stem && bare.length >= shortest && /[aeiouy]/.test(bare)) {
    stem = bare.replace(/([^aeiouls])\1$/, '$1');
  }
  return stem.length > shortest ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}
