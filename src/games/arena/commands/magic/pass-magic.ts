import { afterBout } from '../../effects/bouts/bouts'
import { command } from '../kit/kit'

/** Ends a bout; when declaration is over the effects take place (AA-19.5). */
export const passMagic = command({
  clause: 'AA-19.5',
  stage: ['magic1', 'magic2'],
  args: {},
  refusalOf: () => undefined,
  perform: ({ draft, seat, dice }) => [
    { type: 'boutEnded', seat, skipped: false },
    ...afterBout(draft, dice),
  ],
  say: () => 'Pass',
})
