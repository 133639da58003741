import type { Preset } from './vocabulary'

/** Games that begin at one click, with everything chosen and deployed. */
// prettier-ignore
export const PRESETS: readonly Preset[] = [
  {
    id: 'greenmarch-skirmish', name: 'Skirmish in the Greenmarch', scenario: 'small',
    blurb: 'One board, seven blocks a side, about half an hour: the recommended first game.',
    handicap: { seat: 'south', kinds: ['orcs.troll', 'orcs.wolfguard'], says: 'The Orcs’ Troll and Wolfguard begin at two steps.' },
    boards: [{ slot: 'board', board: 'greenmarch', rotated: false }],
    seats: {
      north: {
        army: 'elves',
        chaosPool: ['chaos.centaur', 'chaos.griffin'],
        capitals: [],
        deploy: { edge: ['elves.wicana', 'elves.glader', 'elves.glader', 'elves.ranger', 'elves.ranger', 'elves.unicorn', 'elves.undine'] },
      },
      south: {
        army: 'orcs',
        chaosPool: ['chaos.hellhound', 'chaos.giant'],
        capitals: [],
        deploy: { edge: ['orcs.shakla', 'orcs.goblin-forest', 'orcs.goblin-forest', 'orcs.goblin-mountain', 'orcs.orc', 'orcs.troll', 'orcs.wolfguard'] },
      },
    },
  },
  {
    id: 'stone-and-bone', name: 'Stone and Bone', scenario: 'medium',
    blurb: 'Dwarves of the Stonefells against the Undead of the Saltmere, deployed and ready.',
    handicap: {
      seat: 'north',
      kinds: ['dwarves.mage-elder', 'dwarves.high-guard', 'dwarves.slinger', 'dwarves.warbird', 'dwarves.khabar', 'dwarves.low-guard-mountain', 'chaos.cavebear'],
      says: 'All blocks of the Dwarves begin at two steps.',
    },
    boards: [{ slot: 'north', board: 'stonefells', rotated: false }, { slot: 'south', board: 'saltmere', rotated: false }],
    seats: {
      north: {
        army: 'dwarves',
        chaosPool: ['chaos.cavebear', 'chaos.minotaur', 'chaos.giant', 'chaos.griffin', 'chaos.nessie', 'chaos.weremole'],
        capitals: ['karrun'],
        deploy: {
          karrun: ['dwarves.mage-elder', 'dwarves.high-guard', 'dwarves.slinger'],
          dunhold: ['dwarves.high-guard', 'dwarves.warbird'],
          graypier: ['dwarves.warbird'],
          ironstair: ['dwarves.khabar'],
          westquay: ['dwarves.low-guard-mountain'],
          deepford: ['dwarves.khabar', 'chaos.cavebear'],
        },
      },
      south: {
        army: 'undead',
        chaosPool: ['chaos.demon', 'chaos.cockatrice', 'chaos.kraken', 'chaos.spectre', 'chaos.weretiger', 'chaos.werewolf'],
        capitals: ['merehall'],
        deploy: {
          merehall: ['undead.necrom-elder', 'undead.skeleton', 'undead.deathbow'],
          eastwharf: ['undead.ghost-ship', 'undead.zombie-swamp'],
          northhaven: ['undead.skeleton'],
          reedby: ['undead.wraith', 'chaos.cockatrice'],
          sternhythe: ['undead.zombie-city'],
          anchorage: ['undead.zombie-swamp'],
        },
      },
    },
  },
  {
    id: 'sand-and-snow', name: 'Sand and Snow', scenario: 'medium',
    blurb: 'Barbarians of the Sunwaste against the Feudals of the Greenmarch.',
    boards: [{ slot: 'north', board: 'sunwaste', rotated: false }, { slot: 'south', board: 'greenmarch', rotated: true }],
    seats: {
      north: {
        army: 'barbarians',
        chaosPool: ['chaos.manticore', 'chaos.scorpion', 'chaos.wurm', 'chaos.trireme', 'chaos.hornet', 'chaos.werebear'],
        capitals: ['palmwell'],
        deploy: {
          palmwell: ['barbarians.runeka-elder', 'barbarians.spearmaid-desert', 'barbarians.mongol'],
          sunspire: ['barbarians.archer', 'barbarians.spearmaid-desert'],
          coralgate: ['barbarians.viking'],
          dustwater: ['barbarians.valkyrie', 'chaos.scorpion'],
          gullrock: ['barbarians.spearmaid-forest'],
          greenholt: ['barbarians.berserker'],
        },
      },
      south: {
        army: 'feudals',
        chaosPool: ['chaos.centaur', 'chaos.hellhound', 'chaos.mantis', 'chaos.hippogryf', 'chaos.bireme', 'chaos.wereboar'],
        capitals: ['highbough'],
        deploy: {
          highbough: ['feudals.wizard-elder', 'feudals.bowman-forest', 'feudals.spear-forest'],
          aldermouth: ['feudals.knight', 'feudals.spear-city'],
          fernwick: ['feudals.sergeant'],
          crowmere: ['feudals.spear-forest'],
          saltreach: ['feudals.templar'],
          oakenfall: ['feudals.yeoman', 'chaos.hellhound'],
        },
      },
    },
  },
  {
    id: 'four-kingdoms', name: 'The Four Kingdoms', scenario: 'large',
    blurb: 'Four boards, Amazons against Orcs, two wizards and eighteen blocks a side.',
    handicap: { seat: 'south', kinds: ['orcs.shakla'], says: 'Shakla of the Orcs begins at two steps.' },
    boards: [{ slot: 'northWest', board: 'greenmarch', rotated: false }, { slot: 'northEast', board: 'saltmere', rotated: false }, { slot: 'southWest', board: 'sunwaste', rotated: false }, { slot: 'southEast', board: 'stonefells', rotated: true }],
    seats: {
      north: {
        army: 'amazons',
        chaosPool: ['chaos.centaur', 'chaos.cockatrice', 'chaos.cyclops', 'chaos.griffin', 'chaos.kraken', 'chaos.serpent', 'chaos.spectre', 'chaos.weretiger', 'chaos.werebat'],
        capitals: ['highbough', 'merehall'],
        deploy: {
          highbough: ['amazons.charmer', 'amazons.amazon', 'amazons.tigress-forest'],
          aldermouth: ['amazons.amazon'],
          fernwick: ['amazons.amazon'],
          crowmere: ['chaos.centaur'],
          saltreach: ['amazons.guardian', 'amazons.bowlyn-city'],
          oakenfall: ['amazons.elephant'],
          merehall: ['amazons.witch', 'amazons.medusa'],
          eastwharf: ['amazons.siren'],
          northhaven: ['amazons.amazon'],
          reedby: ['amazons.harpy', 'chaos.cockatrice'],
          sternhythe: ['amazons.guardian'],
          anchorage: ['amazons.tigress-swamp', 'amazons.bowlyn-mountain'],
        },
      },
      south: {
        army: 'orcs',
        chaosPool: ['chaos.basilisk', 'chaos.fire-dragon', 'chaos.giant', 'chaos.golak', 'chaos.hellhound', 'chaos.manticore', 'chaos.scorpion', 'chaos.weremole', 'chaos.werewolf'],
        capitals: ['sunspire', 'karrun'],
        deploy: {
          sunspire: ['orcs.shaman', 'orcs.wolfguard', 'chaos.scorpion'],
          coralgate: ['orcs.goblin-forest'],
          palmwell: ['orcs.ogre', 'orcs.goblin-forest'],
          dustwater: ['orcs.troll', 'orcs.gargoyle'],
          gullrock: ['orcs.goblin-mountain'],
          greenholt: ['orcs.orc'],
          karrun: ['orcs.shakla', 'orcs.orc', 'orcs.trog'],
          dunhold: ['orcs.great-orc'],
          graypier: ['orcs.goblin-mountain'],
          ironstair: ['orcs.great-orc'],
          westquay: ['orcs.goblin-mountain'],
          deepford: ['chaos.golak'],
        },
      },
    },
  },
]
