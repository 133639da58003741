import { ownOf } from '@/engine/own'
import { listed } from '@/engine/phrases'
import { CREATURES } from '../../content/creatures'
import { ITEMS } from '../../content/items'
import { SPELLS } from '../../content/spells'
import { END_NAMES } from '../../content/table-text'
import type { BuildArmy, Command } from '../../rules/commands'
import type { Space } from '../../rules/position'
import { airOf, groundOf, hexAt } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { castOf } from '../gestures/magic-offers'
import { atTarget, magicName, namesOf } from '../words/magic-words'
import type { Names } from '../words/names'
import { spaceName } from '../words/space-words'
import type { Planned } from './planned'

/** What a planned command does, as advice: 'Walk with Orc 3 from B2 to B3'. */
export function commandInWords(view: View, { command, spaceOf }: Planned): string {
  const names = namesOf(view)
  switch (command.type) {
    case 'walk':
    case 'fly':
      return moveInWords(command, names, spaceOf(command.unit))
    case 'equip':
    case 'drop':
    case 'mount':
    case 'dismount':
      return equipInWords(command, names)
    case 'declareSpell':
    case 'declareAbility':
    case 'stopCasting':
      return magicInWords(view, command, names)
    case 'fire':
    case 'attackVehicle':
    case 'resolve':
    case 'chooseCasualty':
      return combatInWords(command, names)
    case 'buildArmy':
    case 'lockArmy':
    case 'placeBasic':
      return setUpInWords(command, names)
    case 'changeTerrain':
    case 'setStorm':
    case 'endPhase':
    case 'passMagic':
    case 'concede':
      return courseInWords(view, command)
  }
}

type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

function moveInWords(command: CommandOf<'walk' | 'fly'>, names: Names, from: Space | undefined): string {
  const who = names.creature(command.unit)
  const hex = command.path.at(-1)
  const start = from === undefined ? '' : ` from ${spaceName(from)}`
  if (command.type === 'walk') return `Walk with ${who}${start} to ${hex ?? 'where it stands'}`
  if (hex === undefined) return command.land ? `Land with ${who}` : `Take off with ${who}`
  const end = spaceName(command.land ? groundOf(hex) : airOf(hex))
  return `Fly with ${who}${start} to ${end}${command.land ? ' and land' : ''}`
}

function equipInWords(command: CommandOf<'equip' | 'drop' | 'mount' | 'dismount'>, names: Names): string {
  switch (command.type) {
    case 'equip':
      return `Let ${names.creature(command.creature)} take ${names.item(command.item)}`
    case 'drop':
      return `Let ${names.creature(command.creature)} put down ${names.item(command.item)}`
    case 'mount':
      return `Mount ${names.creature(command.rider)} on ${names.creature(command.mount)}`
    case 'dismount':
      return `Let ${names.creature(command.rider)} get off`
  }
}

function magicInWords(
  view: View,
  command: CommandOf<'declareSpell' | 'declareAbility' | 'stopCasting'>,
  names: Names,
): string {
  if (command.type === 'stopCasting') return `Stop what ${names.creature(command.caster)} casts`
  const cast = castOf(view, command)
  const who = names.creature(command.type === 'declareSpell' ? command.caster : command.user)
  const what = cast ? magicName(cast.source) : 'magic'
  return `Declare ${what}${atTarget(command.target, names)} with ${who}`
}

function combatInWords(
  command: CommandOf<'fire' | 'attackVehicle' | 'resolve' | 'chooseCasualty'>,
  names: Names,
): string {
  switch (command.type) {
    case 'fire':
      return `Fire into ${spaceName(command.target)} with ${names.creature(command.shooter)}`
    case 'attackVehicle': {
      const attackers = listed(command.attackers.map((id) => names.creature(id)))
      return `Attack ${names.creature(command.vehicle)} with ${attackers}`
    }
    case 'resolve':
      return `Settle the fight in ${spaceName(command.space)}`
    case 'chooseCasualty':
      return command.creature === null
        ? 'Leave it to chance who dies'
        : `Pick ${names.creature(command.creature)} to die`
  }
}

function setUpInWords(command: CommandOf<'buildArmy' | 'lockArmy' | 'placeBasic'>, names: Names): string {
  switch (command.type) {
    case 'buildArmy':
      return `Draw up an army of ${armyInWords(command)}`
    case 'lockArmy':
      return 'Make the army final'
    case 'placeBasic':
      return `Place ${names.creature(command.creature)} at ${command.hex}`
  }
}

/** Cards with how often each is bought. */
function armyInWords({ creatures, items, spells }: BuildArmy): string {
  const cards = [
    ...creatures.map((id) => CREATURES[id].name),
    ...items.map((id) => ITEMS[id].name),
    ...spells.map((id) => SPELLS[id].name),
  ]
  const counts = new Map<string, number>()
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return listed([...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)))
}

function courseInWords(
  view: View,
  command: CommandOf<'changeTerrain' | 'setStorm' | 'endPhase' | 'passMagic' | 'concede'>,
): string {
  switch (command.type) {
    case 'changeTerrain': {
      const from = hexAt(view, command.hex)?.terrain
      return `Change ${command.hex}${from === undefined ? '' : ` from ${from}`} to ${command.to}`
    }
    case 'setStorm':
      return command.on ? `Raise a storm over ${command.hex}` : `End the storm over ${command.hex}`
    case 'endPhase':
      return ownOf(END_NAMES, view.now.phase) ?? 'End the phase'
    case 'passMagic':
      return 'Pass'
    case 'concede':
      return 'Concede'
  }
}
