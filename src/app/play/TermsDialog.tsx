import { useEffect, useMemo, useState } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { Term } from '@/engine/table/table'
import type { AnyGame } from '@/contract/manifest'
import { openLog } from '@/store/log'
import { isOver } from '@/store/session'
import { Dialog } from '@/widgets/Dialog'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { hashOf } from '../addresses/routes'
import { seatName } from '../session/seats'
import { useTableState } from '../session/table-session'
import { TERMS_TEXT as TEXT } from './terms-text'
import styles from './terms.module.css'

interface TermsDialogProps {
  readonly game: AnyGame
  readonly onClose: () => void
}

/** What both sides agreed on for the game at the table. */
export function TermsDialog({ game, onClose }: TermsDialogProps) {
  const terms = useTerms(game)
  return (
    <Dialog open title={TEXT.title} onClose={onClose}>
      <dl className={styles.terms} aria-busy={terms === null}>
        {terms?.map(({ label, value, clause }, at) => (
          <div key={at} className={styles['terms__row']}>
            <dt>{label}</dt>
            <dd>
              {value} {clause !== undefined && <Clause game={game} clause={clause} onFollow={onClose} />}
            </dd>
          </div>
        ))}
      </dl>
      <Seals />
      <Keeping game={game} />
    </Dialog>
  )
}

/** The fingerprints that both sides may note down. */
function Seals() {
  const choice = useTableState(({ session }) => session?.seal?.digest)
  const diceSeals = useTableState(({ session }) => session?.diceSeals)
  const openBefore = useOpenSteps()
  const isByHand = useTableState(({ session }) => session?.dice === null)
  return (
    <section className={classNames(styles['terms__part'], panelStyles.stack)} aria-labelledby="terms-seals">
      <h3 id="terms-seals">{TEXT.sealsTitle}</h3>
      <dl className={styles.terms}>
        <div className={styles['terms__row']}>
          <dt>{TEXT.choice}</dt>
          <dd>{choice === undefined ? TEXT.notSealed : <code>{choice}</code>}</dd>
        </div>
        <div className={styles['terms__row']}>
          <dt>{TEXT.dice}</dt>
          <dd>
            {diceSeals?.map(({ digest, from }) => (
              <p key={digest}>
                {TEXT.diceFrom(openBefore(from))}: <code>{digest}</code>
              </p>
            ))}
            {diceSeals?.length === 0 && (isByHand ? TEXT.noDice : TEXT.notSealed)}
          </dd>
        </div>
      </dl>
      <p>{TEXT.sealsHint}</p>
    </section>
  )
}

/** Counts the steps before one of the game that both sides have seen; all of them once it is over. */
function useOpenSteps(): (from: number) => number {
  const session = useTableState((state) => state.session)
  return useMemo(() => {
    const log = session ? openLog(session) : []
    return (from) => log.filter(({ number }) => number <= from).length
  }, [session])
}

/** Who can read the game where it is kept. */
function Keeping({ game }: { readonly game: AnyGame }) {
  const isOpen = useTableState(({ session }) => session !== null && isOver(session))
  const vault = useTableState(({ session }) => session?.vault)
  const kind = isOpen ? 'open' : vault ? 'locked' : 'packed'
  const owners = Object.keys(vault?.wrapped ?? {}).map((seat) => seatName(game, seat))
  return (
    <section className={classNames(styles['terms__part'], panelStyles.stack)} aria-labelledby="terms-keeping">
      <h3 id="terms-keeping">{TEXT.keepingTitle}</h3>
      <p>
        {TEXT.keeping[kind]} {kind === 'locked' && owners.join(', ')}
      </p>
    </section>
  )
}

interface ClauseProps {
  readonly game: AnyGame
  readonly clause: string
  readonly onFollow: () => void
}

/** Opens the rules beside the table, for which the dialog makes way. */
function Clause({ game, clause, onFollow }: ClauseProps) {
  return (
    <a
      className={styles['terms__clause']}
      href={hashOf({ page: 'rules', gameId: game.id, rest: [clause] })}
      onClick={onFollow}
    >
      {clause}
    </a>
  )
}

/** The terms, from what lies open on the table. */
function useTerms(game: AnyGame): readonly Term[] | null {
  const session = useTableState((state) => state.session)
  const [terms, setTerms] = useState<readonly Term[] | null>(null)
  useEffect(() => {
    if (!session) return
    const view = session.game.rules.viewOf(positionOf(session.history), 'table')
    void game.loadTable().then(({ termsOf }) => setTerms(termsOf(view)))
  }, [game, session])
  return terms
}
