import type { HexId } from '@/engine/hex'
import type { Problem } from '@/engine/refusal'
import { doubleFaults, fault, hexFaults, missingFaults, spaceFaults, type Whole } from './fault'
import type { CreatureFile, HexFile, PositionFile } from './position-schema'
import { combatFaults, itemFaults, magicFaults, spellFaults } from './reference-faults'

/** What does not fit together in a position file of the right shape. */
export function positionFaults(whole: Whole): readonly Problem[] {
  const { file } = whole
  return [
    ...stageFaults(whole),
    ...boardFaults(whole),
    ...idFaults(file),
    ...(file.creatures ?? []).flatMap((creature, nth) => creatureFaults(whole, creature, `creatures.${nth}`)),
    ...itemFaults(whole),
    ...magicFaults(whole),
    ...spellFaults(whole),
    ...combatFaults(whole),
  ]
}

function stageFaults({ file }: Whole): readonly Problem[] {
  const { stage = 'play', phase, result, turn } = file
  const faults: Problem[] = []
  if (phase === 'retreat')
    faults.push(fault('phase', 'must be another: retreats run by themselves; use "combat"', 'AA-3.3'))
  if (phase === 'winning')
    faults.push(fault('phase', 'must be another: it runs by itself; use "equip2"', 'AA-3.3'))
  if (stage === 'play' && turn === 0) faults.push(fault('turn', 'must be 1 or more in play', 'AA-3.2'))
  if (stage === 'over' && !result) faults.push(fault('result', 'is missing; say who won, and how'))
  if (stage !== 'over' && result) faults.push(fault('stage', 'must be "over" in a game with a result'))
  return faults
}

function boardFaults(whole: Whole): readonly Problem[] {
  const { file, settings } = whole
  const expected = settings.ruleset === 'basic' ? 'basic17' : 'arena39'
  const isOther = file.board !== undefined && file.board !== expected
  const hexes = Object.entries(file.hexes ?? {}) as [HexId, HexFile][]
  return [
    ...(isOther ? [fault('board', `must be "${expected}", the board of that map`, 'AA-24.1')] : []),
    ...hexes.flatMap(([id, hex]) => hexFileFaults(whole, id, hex)),
    ...(file.corpses ?? []).flatMap(({ at }, nth) => hexFaults(whole, `corpses.${nth}.at`, at)),
  ]
}

function hexFileFaults(whole: Whole, id: HexId, { terrain, storm }: HexFile): readonly Problem[] {
  const path = `hexes.${id}`
  const isKing = whole.board.kings.includes(id)
  const { turn } = whole
  const faults = [...hexFaults(whole, path, id)]
  if (terrain !== undefined && isKing !== (terrain === 'King'))
    faults.push(fault(`${path}.terrain`, isKing ? 'must be King' : 'must be another than King', 'AA-1.3'))
  if (typeof storm === 'number' && storm < turn)
    faults.push(fault(`${path}.storm`, `must be ${turn} or later, the last turn of the storm`, 'AA-4.11'))
  return faults
}

/** Ids are told apart in the log and by whoever points at something. */
function idFaults(file: PositionFile): readonly Problem[] {
  const { creatures = [] } = file
  const kinds = ['creatures', 'items', 'corpses', 'enchantments', 'casts'] as const
  return [
    ...doubleFaults(
      kinds.flatMap((kind) => (file[kind] ?? []).map(({ id }, nth) => [`${kind}.${nth}.id`, id] as const)),
    ),
    ...doubleFaults(
      // One that names none has that of its place in the list.
      creatures.map(({ number }, nth) => [`creatures.${nth}.number`, number ?? nth + 1] as const),
    ),
  ]
}

function creatureFaults(whole: Whole, creature: CreatureFile, path: string): readonly Problem[] {
  const { at, on = null, from = null, air } = creature
  const faults = at === 'hand' ? [...handFaults(whole, path)] : [...spaceFaults(whole, `${path}.at`, at)]
  if (from !== null) faults.push(...spaceFaults(whole, `${path}.from`, from))
  if (on !== null) faults.push(...mountFaults(whole, creature, on, `${path}.on`))
  if (air !== undefined && air > 0 !== at.endsWith('^'))
    faults.push(fault(`${path}.air`, 'must be 0 on the ground and 1 or more in the air', 'AA-10.7'))
  return faults
}

function handFaults({ file }: Whole, path: string): readonly Problem[] {
  if (file.stage === 'placeBasic' || file.stage === 'over') return []
  return [fault(`${path}.at`, 'must be a space; "hand" is for creatures still to be placed', 'AA-24.4')]
}

function mountFaults(whole: Whole, { id, at }: CreatureFile, on: string, path: string): readonly Problem[] {
  const mount = whole.file.creatures?.find((other) => other.id === on)
  if (!mount) return missingFaults(whole.creatures, path, on)
  if (on === id) return [fault(path, 'must be another creature')]
  if (typeof mount.on === 'string') return [fault(path, `must be another: ${on} is mounted itself`, 'AA-7.4')]
  return mount.at === at ? [] : [fault(path, `must be in the same space: ${on} is in ${mount.at}`, 'AA-7.1')]
}
