import { SEAT_NAMES } from '../../content/text'
import type { Event } from '../../rules/events'
import { hexOf } from '../../rules/spaces'
import { line, lineAt, type Line } from './line'
import { type Names, spaceName } from '../../queries/names'

/** The events that are told here. */
export const MOVE_EVENTS = [
  'placed',
  'equipped',
  'dropped',
  'itemFell',
  'itemGone',
  'itemDisenchanted',
  'mounted',
  'dismounted',
  'controllerChanged',
  'walked',
  'flew',
  'landed',
  'carried',
  'retreated',
] as const
type MoveEvent = Extract<Event, { type: (typeof MOVE_EVENTS)[number] }>

/** Moves, items and mounts in sentences. */
export function moveLine(event: MoveEvent, names: Names): Line {
  switch (event.type) {
    case 'placed':
      return line(`${names.creature(event.creature)} is placed at ${event.hex}.`, 'AA-24.4', [event.hex])
    case 'equipped':
    case 'dropped':
    case 'itemFell':
    case 'itemGone':
    case 'itemDisenchanted':
      return itemLine(event, names)
    case 'mounted':
    case 'dismounted':
    case 'controllerChanged':
      return mountLine(event, names)
    case 'walked':
    case 'flew':
    case 'landed':
    case 'carried':
    case 'retreated':
      return wayLine(event, names)
  }
}

type ItemEvent = Extract<
  MoveEvent,
  { type: 'equipped' | 'dropped' | 'itemFell' | 'itemGone' | 'itemDisenchanted' }
>

function itemLine(event: ItemEvent, names: Names): Line {
  const item = names.item(event.item)
  switch (event.type) {
    case 'equipped':
      return line(`${names.creature(event.creature)} takes ${item}.`, 'AA-6.2')
    case 'dropped':
      return lineAt(`${names.creature(event.creature)} puts down ${item}.`, 'AA-6.2', event.at)
    case 'itemFell':
      return line(`${item} falls to the ground of ${event.hex}.`, 'AA-6.9', [event.hex])
    case 'itemGone':
      return line(`${item} is ${event.by === 'used' ? 'used up' : 'destroyed'}.`, 'AA-6.7')
    case 'itemDisenchanted':
      return line(`${item} loses its magic.`, 'AA-22.23')
  }
}

type MountEvent = Extract<MoveEvent, { type: 'mounted' | 'dismounted' | 'controllerChanged' }>

function mountLine(event: MountEvent, names: Names): Line {
  switch (event.type) {
    case 'mounted':
      return line(`${names.creature(event.rider)} mounts ${names.creature(event.mount)}.`, 'AA-7.1')
    case 'dismounted':
      return line(`${names.creature(event.rider)} gets off ${names.creature(event.mount)}.`, 'AA-7.6')
    case 'controllerChanged': {
      const who = event.seat === null ? 'nobody' : SEAT_NAMES[event.seat]
      return line(`${names.creature(event.creature)} now obeys ${who}.`, 'AA-8.3')
    }
  }
}

type WayEvent = Extract<MoveEvent, { type: 'walked' | 'flew' | 'landed' | 'carried' | 'retreated' }>

function wayLine(event: WayEvent, names: Names): Line {
  switch (event.type) {
    case 'walked': {
      const start = hexOf(event.from)
      const text = `${names.creature(event.unit)} walks from ${start} to ${event.path.at(-1) ?? start}.`
      return line(text, 'AA-9.1', [start, ...event.path])
    }
    case 'flew':
      return flightLine(event, names)
    case 'landed':
      return lineAt(
        `${names.creature(event.unit)} has to land at ${spaceName(event.at)}.`,
        'AA-10.8',
        event.at,
      )
    case 'carried': {
      const way = `from ${spaceName(event.from)} to ${spaceName(event.to)}`
      return lineAt(`${names.creature(event.creature)} is carried ${way}.`, 'AA-22.26', event.from, event.to)
    }
    case 'retreated': {
      const among = event.among > 1 ? `, one of ${event.among} ways,` : ''
      const text = `${names.creature(event.unit)} retreats from ${spaceName(event.from)}${among} to ${spaceName(event.to)}.`
      return lineAt(text, 'AA-15.1', event.from, event.to)
    }
  }
}

function flightLine({ unit, from, path, landed }: Extract<Event, { type: 'flew' }>, names: Names): Line {
  const start = hexOf(from)
  const end = path.at(-1) ?? start
  const what = landed ? `lands at ${end}` : `stays in the air of ${end}`
  return line(`${names.creature(unit)} flies from ${spaceName(from)} and ${what}.`, 'AA-10.2', [
    start,
    ...path,
  ])
}
