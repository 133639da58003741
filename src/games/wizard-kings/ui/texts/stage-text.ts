import type { Clause } from '../../clauses'
import type { Stage } from '../../queries/asked'

/** What is told of a stage: its name, what to do in it, and where its rules are. */
interface StageWords {
  readonly name: string
  readonly says: string
  readonly clause: Clause
}

/** Every stage in words. */
export const STAGE_WORDS: Readonly<Record<Stage, StageWords>> = {
  rollOff: { name: 'Roll-off', says: 'Roll for who chooses boards first.', clause: 'SU-2' },
  boards: { name: 'Boards', says: 'Choose a board and how it lies.', clause: 'SU-3' },
  edge: {
    name: 'Edge',
    says: 'Choose your edge: leave the board as it is, or turn it around.',
    clause: 'SU-3',
  },
  armies: { name: 'Armies', says: 'Choose the army that you lead.', clause: 'SU-4' },
  pool: {
    name: 'Chaos pool',
    says: 'Choose the chaos blocks that you will ever have, in secret.',
    clause: 'SU-5',
  },
  force: {
    name: 'Starting force',
    says: 'Choose the blocks that you begin with, in secret.',
    clause: 'SU-6',
  },
  capitals: {
    name: 'Capitals',
    says: 'Choose your capital, in secret: your new blocks will appear there.',
    clause: 'SU-7',
  },
  deploy: {
    name: 'Deployment',
    says: 'Put your blocks into your cities, at least one into each.',
    clause: 'SU-8',
  },
  moon: { name: 'Moon', says: 'Roll for the phase of the moon.', clause: 'WB-1' },
  initiative: { name: 'Initiative', says: 'Both roll two dice; the higher moves first.', clause: 'TS-2' },
  moves: {
    name: 'Moves',
    says: 'Click a block, then a lit hex. Who stays may recruit; a hex with enemies is attacked.',
    clause: 'MV-1',
  },
  recruiting: {
    name: 'Recruiting',
    says: 'Blocks that have stayed on their own ground gain steps.',
    clause: 'RC-1',
  },
  battles: { name: 'Battles', says: 'Choose the battle that you fight next.', clause: 'TS-5' },
  fatigue: { name: 'Fatigue', says: 'A fatigued wizard leaves the battle: choose where to.', clause: 'WZ-8' },
  slots: { name: 'Battle', says: 'Each block in turn fires, casts, retreats or holds.', clause: 'CB-8' },
  hits: {
    name: 'Hits',
    says: 'Your strongest blocks are equal: choose who takes the next hit.',
    clause: 'CB-13',
  },
  aftermath: {
    name: 'After the battle',
    says: 'Regroup out of the hex, bring blocks in, or recruit there.',
    clause: 'RG-1',
  },
  study: {
    name: 'Study',
    says: 'Wizards at a henge may study, and castles may be disbanded.',
    clause: 'BD-2',
  },
  builds: {
    name: 'Builds',
    says: 'Choose what you build, in secret: new blocks and steps of castles.',
    clause: 'BD-3',
  },
}

/** The commands that end a stage, by the names of their buttons. */
export const ENDS = {
  moves: { type: 'endMoves', name: 'End your moves', next: 'next: recruiting' },
  recruiting: { type: 'endRecruiting', name: 'End recruiting', next: 'next: the other side, or battles' },
  aftermath: { type: 'endAftermath', name: 'Go on', next: 'next: another battle, or builds' },
  study: { type: 'endStudy', name: 'End study', next: 'next: builds' },
} as const
