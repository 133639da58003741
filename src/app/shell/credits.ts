/** Somebody's work, as the credits name it. */
export interface Credit {
  readonly work: string
  readonly by: string
  readonly license?: string
  readonly licenseUrl?: string
  readonly url?: string
}

/** Everything in this program that others made. */
export const CREDITS: readonly { readonly heading: string; readonly lines: readonly Credit[] }[] = [
  {
    heading: 'Games',
    lines: [{ work: 'Arrakhar’s Wand', by: 'Design: C. C. Stoll, 1983' }],
  },
  {
    heading: 'Program',
    lines: [{ work: 'Hexhearth', by: 'Its source is open.', license: 'MIT' }],
  },
  {
    heading: 'Pictures',
    lines: [
      {
        work: 'Game-icons.net',
        by: 'Lorc, Delapouite, Skoll, Kier Heyl, Cathelineau, DarkZaitzev, HeavenlyDog and Carl Olsen; redrawn in whole units, recolored and set on counters',
        license: 'CC BY 3.0',
        licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
        url: 'https://game-icons.net',
      },
    ],
  },
  {
    heading: 'Type',
    lines: [
      {
        work: 'Alegreya, Alegreya Sans, Alegreya SC',
        by: 'Juan Pablo del Peral, Huerta Tipográfica',
        license: 'SIL OFL 1.1',
        licenseUrl: 'https://openfontlicense.org',
        url: 'https://github.com/huertatipografica/Alegreya',
      },
    ],
  },
  {
    heading: 'Libraries',
    lines: [
      { work: 'React', by: 'Meta Platforms and contributors', license: 'MIT', url: 'https://react.dev' },
      { work: 'Radix Primitives', by: 'WorkOS', license: 'MIT', url: 'https://www.radix-ui.com' },
      {
        work: 'Zustand',
        by: 'Paul Henschel and contributors',
        license: 'MIT',
        url: 'https://zustand.docs.pmnd.rs',
      },
      { work: 'Immer', by: 'Michel Weststrate', license: 'MIT', url: 'https://immerjs.github.io/immer' },
      { work: 'Honeycomb', by: 'Abbe Keultjes', license: 'MIT', url: 'https://abbekeultjes.nl/honeycomb' },
      { work: 'pure-rand', by: 'Nicolas Dubien', license: 'MIT', url: 'https://github.com/dubzzz/pure-rand' },
      { work: 'Valibot', by: 'Fabian Hiller', license: 'MIT', url: 'https://valibot.dev' },
      {
        work: 'idb-keyval',
        by: 'Jake Archibald',
        license: 'Apache 2.0',
        url: 'https://github.com/jakearchibald/idb-keyval',
      },
      {
        work: 'uqr',
        by: 'Anthony Fu, after Project Nayuki',
        license: 'MIT',
        url: 'https://github.com/unjs/uqr',
      },
      { work: 'modern-gif', by: 'wxm', license: 'MIT', url: 'https://github.com/qq15725/modern-gif' },
      { work: 'D3', by: 'Mike Bostock', license: 'ISC', url: 'https://d3js.org' },
    ],
  },
]
