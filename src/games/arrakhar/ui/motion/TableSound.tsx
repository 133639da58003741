import type { LogStep } from '@/engine/table'
import { TableSound as SoundAtTable } from '@/table/motion/TableSound'
import type { Event } from '../../rules/events'
import { soundsOf } from './sounds-of'

interface TableSoundProps {
  readonly log: readonly LogStep<Event>[]
}

/** Lets what happens be heard. */
export function TableSound({ log }: TableSoundProps) {
  return <SoundAtTable log={log} soundsOf={soundsOf} />
}
