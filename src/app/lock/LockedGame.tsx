import { useState } from 'react'
import type { Problem } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import type { StoredSave } from '@/store/library'
import type { SessionGame } from '@/store/session'
import type { LockedSave, Unlocked } from '@/store/vault/vault'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { titleOf } from '../library/card-words'
import { hashOf } from '../addresses/routes'
import { readSaveOf } from '../session/save-reading'
import { StoredProblems } from '../failure/StoredProblems'
import { table } from '../session/table-session'
import { TEXT as SHELL_TEXT } from '../page-parts/text'
import { LOCK_TEXT as TEXT } from './lock-text'
import { UnlockForm } from './UnlockForm'
import { useAlive } from './use-alive'
import styles from './lock.module.css'

interface LockedGameProps {
  readonly game: AnyGame
  readonly forSession: SessionGame
  readonly save: LockedSave
  /** Where it is kept, and how often it was written. */
  readonly kept: Pick<StoredSave, 'saveId' | 'revision'>
}

/** Stands in place of a kept game that is locked, until those who have locked it open it. */
export function LockedGame({ game, forSession, save, kept }: LockedGameProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const isAlive = useAlive()
  const { card } = save
  const open = async ({ save: opened, vault }: Unlocked) => {
    const read = await readSaveOf(game, opened)
    if (!isAlive()) return
    if (read.ok) table.open(forSession, read.value, { kept, vault, isCopy: save.body.copied })
    else setProblems(read.problems)
  }
  if (problems.length > 0) return <StoredProblems game={game} problems={problems} save={save} />
  return (
    <main className={pageStyles.page}>
      <div className={classNames(panelStyles.panel, panelStyles.stack, styles.lock)}>
        <h1 className={panelStyles['panel__title']}>{TEXT.title}</h1>
        {card && <p>{[titleOf(game, card), card.scenario, card.moment].join(' · ')}</p>}
        <p>{TEXT.lead}</p>
        <UnlockForm game={game} save={save} onUnlocked={open} />
        <a href={hashOf({ page: 'home' })}>{SHELL_TEXT.play.home}</a>
      </div>
    </main>
  )
}
