import { FIGURES as TEXT } from '../../content/build-text'
import type { Clause } from '../../content/clauses'
import { type ItemCardId, ITEMS } from '../../content/items'
import type { CastingTime, Duration, Magic, TargetKind } from '../../content/magic'
import { type SpellId, SPELLS } from '../../content/spells'
import { CASTING_TEXT, DURATION_TEXT, MAGIC_TYPE_TEXT, TARGET_TEXT } from '../../content/text'
import type { Fact } from './creature-facts'

/** The clause that each casting time follows. */
const CASTING_CLAUSES: Readonly<Record<CastingTime, Clause>> = {
  Continuous: 'AA-18.1',
  Counterspell: 'AA-18.2',
  Instant: 'AA-18.2',
  'Half Turn': 'AA-18.3',
  '1 Turn': 'AA-18.4',
  '2 Turns': 'AA-18.4',
}

/** The clause of each kind of target. */
const TARGET_CLAUSES: Readonly<Record<TargetKind, Clause>> = {
  Self: 'AA-20.2',
  Creature: 'AA-20.3',
  Corpse: 'AA-20.4',
  Item: 'AA-20.5',
  Hex: 'AA-20.6',
  'Creatures in hex': 'AA-20.7',
  'Multi-hex': 'AA-20.8',
  'Creatures in multi-hex': 'AA-20.9',
  Enchantment: 'AA-20.10',
  Edge: 'AA-20.11',
}

/** The clause of each duration. */
const DURATION_CLAUSES: Readonly<Record<Duration, Clause>> = {
  Continuous: 'AA-21.1',
  Instantaneous: 'AA-21.2',
  '1 phase': 'AA-21.3',
  'Until dispelled': 'AA-21.4',
  'Instantaneous, repeating': 'AA-21.6',
}

/** What a spell card says beside its cost and what it does. */
export function spellFacts(id: SpellId): readonly Fact[] {
  return magicFacts(SPELLS[id])
}

/** What an item card says beside its cost and what it does. */
export function itemFacts(id: ItemCardId): readonly Fact[] {
  const { uses, ability } = ITEMS[id]
  const limited: readonly Fact[] =
    uses === undefined ? [] : [{ text: TEXT.usesOf(uses), line: TEXT.usesLine, clause: 'AA-6.7' }]
  return [...magicFacts(ability), ...limited]
}

function magicFacts({ type, level, casting, target, range, duration }: Magic): readonly Fact[] {
  const isBesideItself = target !== 'Self' || range > 0
  // What is always on has nothing to say of targets and of time beside that.
  const lasting: readonly Fact[] =
    casting === 'Continuous'
      ? []
      : [
          {
            text: DURATION_TEXT[duration].name,
            line: DURATION_TEXT[duration].line,
            clause: DURATION_CLAUSES[duration],
          },
        ]
  return [
    { text: TEXT.level(type, level), line: MAGIC_TYPE_TEXT[type].line, clause: 'AA-17.7' },
    { text: CASTING_TEXT[casting].name, line: CASTING_TEXT[casting].line, clause: CASTING_CLAUSES[casting] },
    { text: TARGET_TEXT[target].name, line: TARGET_TEXT[target].line, clause: TARGET_CLAUSES[target] },
    ...(isBesideItself
      ? [{ text: TEXT.range(range), line: TEXT.rangeLine, clause: 'AA-20.12' } as const]
      : []),
    ...lasting,
  ]
}
