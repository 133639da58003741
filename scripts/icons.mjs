import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { optimize } from 'svgo'

import { ROOT, runTool } from './dependencies.mjs'

/** The icon set, a development dependency: of its four thousand drawings only these reach the page. */
const SET = 'node_modules/@iconify-json/game-icons/icons.json'

/** What is taken: for each of our names the drawing's name and its author. */
const FILES = [
  {
    file: 'src/games/arrakhar/tables/icons.ts',
    names: 'IconName',
    about: 'Artwork of the counters and of what lies under them',
    icons: {
      wizard: ['wizard-face', 'Delapouite'],
      barbarian: ['battle-axe', 'Lorc'],
      dwarf: ['dwarf-helmet', 'Kier Heyl'],
      elf: ['bowman', 'Lorc'],
      sorcerer: ['cultist', 'Skoll'],
      demon: ['daemon-skull', 'Lorc'],
      orc: ['orc-head', 'Delapouite'],
      ghoul: ['raise-zombie', 'Skoll'],
      temple: ['greek-temple', 'Delapouite'],
      ruin: ['castle-ruins', 'Delapouite'],
      crypt: ['crypt-entrance', 'Delapouite'],
      wand: ['crystal-wand', 'Lorc'],
    },
  },
  {
    file: 'src/games/arena/tables/icons.ts',
    names: 'IconName',
    about: 'Artwork of the creatures',
    icons: {
      goblin: ['goblin-head', 'Delapouite'],
      orc: ['orc-head', 'Delapouite'],
      ogre: ['ogre', 'Delapouite'],
      troll: ['troll', 'Skoll'],
      giant: ['giant', 'Delapouite'],
      cyclops: ['cyclops', 'Lorc'],
      dragon: ['dragon-head', 'Lorc'],
      wyvern: ['wyvern', 'Lorc'],
      pegasus: ['pegasus', 'Skoll'],
      balloon: ['air-balloon', 'Delapouite'],
      airship: ['zeppelin', 'Skoll'],
      raven: ['raven', 'Lorc'],
      gargoyle: ['gargoyle', 'Delapouite'],
      lion: ['lion', 'Lorc'],
      griffin: ['griffin-symbol', 'Delapouite'],
      helicopter: ['helicopter', 'Delapouite'],
      swordsman: ['crossed-swords', 'Lorc'],
      knight: ['visored-helm', 'Lorc'],
      helmet: ['brodie-helmet', 'Skoll'],
      guards: ['guards', 'Delapouite'],
      robot: ['robot-golem', 'Delapouite'],
      golem: ['rock-golem', 'Delapouite'],
      horse: ['horse-head', 'Delapouite'],
      hooded: ['hood', 'Lorc'],
      ninja: ['ninja-head', 'DarkZaitzev'],
      robber: ['robber', 'Delapouite'],
      elf: ['woman-elf-face', 'Delapouite'],
      elfLord: ['elf-helmet', 'Kier Heyl'],
      bowman: ['bowman', 'Lorc'],
      rifle: ['lee-enfield', 'Skoll'],
      elephant: ['elephant', 'Delapouite'],
      wall: ['stone-wall', 'Delapouite'],
      palisade: ['palisade', 'Delapouite'],
      spider: ['spider-alt', 'Carl Olsen'],
      snake: ['snake', 'Lorc'],
      scorpion: ['scorpion', 'Lorc'],
      wasp: ['wasp-sting', 'Lorc'],
      pilot: ['plane-pilot', 'Delapouite'],
      catapult: ['catapult', 'HeavenlyDog'],
      trebuchet: ['trebuchet', 'Delapouite'],
      oak: ['oak', 'Delapouite'],
      cultist: ['cultist', 'Skoll'],
      wizard: ['wizard-face', 'Delapouite'],
      fairy: ['fairy', 'Lorc'],
      hourglass: ['hourglass', 'Lorc'],
      staff: ['wizard-staff', 'Lorc'],
      priest: ['sun-priest', 'Delapouite'],
      paladin: ['mounted-knight', 'Skoll'],
      zombie: ['shambling-zombie', 'Delapouite'],
      skeleton: ['skeleton', 'Skoll'],
      vampire: ['vampire-dracula', 'Delapouite'],
      angel: ['angel-wings', 'Lorc'],
      demon: ['daemon-skull', 'Lorc'],
      imp: ['imp', 'Lorc'],
      ghost: ['ghost', 'Lorc'],
      centaur: ['centaur', 'Delapouite'],
      unicorn: ['unicorn', 'Delapouite'],
      minotaur: ['minotaur', 'Lorc'],
      bear: ['bear-head', 'Delapouite'],
      wolf: ['wolf-head', 'Lorc'],
      treant: ['ent-mouth', 'Lorc'],
      werewolf: ['werewolf', 'Lorc'],
      dwarf: ['dwarf-face', 'Delapouite'],
      serpent: ['sea-serpent', 'Lorc'],
      kraken: ['kraken-tentacle', 'Delapouite'],
      mermaid: ['mermaid', 'Delapouite'],
      medusa: ['medusa-head', 'Cathelineau'],
      diver: ['diving-helmet', 'Delapouite'],
      tank: ['battle-tank', 'Lorc'],
      jeep: ['jeep', 'Skoll'],
      truck: ['truck', 'Delapouite'],
      boat: ['canoe', 'Delapouite'],
      speedboat: ['speed-boat', 'Delapouite'],
      net: ['fishing-net', 'Lorc'],
      mask: ['bird-mask', 'Lorc'],
    },
  },
  {
    file: 'src/games/arena/tables/item-icons.ts',
    names: 'ItemIconName',
    about: 'Artwork of the items',
    icons: {
      sword: ['rune-sword', 'Lorc'],
      flask: ['potion-ball', 'Lorc'],
      fizz: ['fizzing-flask', 'Lorc'],
      grenade: ['grenade', 'Lorc'],
      ring: ['big-diamond-ring', 'Skoll'],
      amulet: ['gem-pendant', 'Lorc'],
      boots: ['boots', 'Lorc'],
      club: ['wood-club', 'Delapouite'],
      blade: ['dripping-sword', 'Lorc'],
      symbol: ['holy-symbol', 'Lorc'],
      fireWand: ['fairy-wand', 'Lorc'],
      wand: ['crystal-wand', 'Lorc'],
      cloak: ['wing-cloak', 'Lorc'],
      rocket: ['rocket', 'Lorc'],
      longbow: ['pocket-bow', 'Lorc'],
      magicBow: ['bow-arrow', 'Delapouite'],
      poison: ['poison-bottle', 'Lorc'],
      dagger: ['plain-dagger', 'Lorc'],
      bandage: ['bandage-roll', 'Lorc'],
      lightning: ['lightning-frequency', 'Lorc'],
      helm: ['crested-helmet', 'Lorc'],
      scroll: ['tied-scroll', 'Lorc'],
      plating: ['layered-armor', 'Lorc'],
      horn: ['hunting-horn', 'Lorc'],
    },
  },
]

/** The path data of one drawing. */
function pathOf(set, drawing) {
  const path = set.icons[drawing]?.body.match(/^<path [^>]*\bd="([^"]+)"\/>$/)?.[1]
  if (!path) throw new Error(`The icon set has no drawing "${drawing}" made of a single path.`)
  return roundedTo256(path)
}

/** The path in whole units of a box half as large: a third of a pixel at the largest zoom, and a third of the weight. */
function roundedTo256(path) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path transform="scale(.5)" d="${path}"/></svg>`
  const { data } = optimize(drawing, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, forceAbsolutePath: false } }],
  })
  return data.match(/ d="([^"]+)"/)[1]
}

/** The source of one file of icons. */
function sourceOf(set, { names, about, icons }) {
  const entries = Object.entries(icons)
  const rows = entries.map(([name, [drawing, author]]) => [
    `  // ${drawing} by ${author}`,
    `  ${name}: {`,
    `    path: '${pathOf(set, drawing)}',`,
    '  },',
  ])
  return [
    '// Written by scripts/icons.mjs.',
    `export type ${names} = ${entries.map(([name]) => `'${name}'`).join(' | ')}`,
    '',
    `/** ${about}, as path data in a box of 256 x 256; from game-icons.net under CC BY 3.0. */`,
    `export const ICONS: Readonly<Record<${names}, { readonly path: string }>> = {`,
    ...rows.flat(),
    '}',
    '',
  ].join('\n')
}

const set = JSON.parse(readFileSync(join(ROOT, SET), 'utf8'))
for (const wanted of FILES) writeFileSync(join(ROOT, wanted.file), sourceOf(set, wanted))
runTool('node_modules/prettier/bin/prettier.cjs', ['--write', ...FILES.map(({ file }) => file)])
