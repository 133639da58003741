import type { LogStep } from '@/engine/table'
import { soundsBy } from '@/table/motion/sounds'
import { TableSound as SoundAtTable } from '@/table/motion/TableSound'
import type { Event } from '../../rules/events'
import { PRESENTATIONS } from '../events'

const soundsOf = soundsBy(PRESENTATIONS)

interface TableSoundProps {
  readonly log: readonly LogStep<Event>[]
}

/** Lets what happens be heard. */
export function TableSound({ log }: TableSoundProps) {
  return <SoundAtTable log={log} soundsOf={soundsOf} />
}
