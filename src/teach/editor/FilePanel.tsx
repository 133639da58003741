import { useRef, useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import type { PositionDesk } from '@/engine/table/table'
import type { AnyGame } from '@/contract/manifest'
import { useFileDrop } from '../page-parts/use-file-drop'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { EDITOR_TEXT } from './editor-text'
import { readPosition } from './ExchangePanel'
import { FaultList } from './FaultList'
import { LONGEST_POSITION } from './longest-position'
import { savePosition } from './position-file'

const UNREADABLE: Parsed<Json> = { ok: false, problems: [{ path: '', message: EDITOR_TEXT.unreadable }] }

interface FilePanelProps {
  readonly game: AnyGame
  readonly desk: PositionDesk
  readonly file: Json
  readonly onTake: (file: Json) => void
}

/** The position to a file and from one. */
export function FilePanel({ game, desk, file, onTake }: FilePanelProps) {
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const open = async (chosen: File) => {
    // No letter takes more than four bytes; the rest is not even fetched.
    const text = await chosen
      .slice(0, 4 * LONGEST_POSITION + 4)
      .text()
      .catch(() => undefined)
    const read = text === undefined ? UNREADABLE : readPosition(desk, text)
    setProblems(read.ok ? [] : read.problems)
    if (read.ok) onTake(read.value)
  }
  useFileDrop((dropped) => void open(dropped))
  return (
    <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="editor-file">
      <h2 id="editor-file" className={panelStyles['panel__title']}>
        {EDITOR_TEXT.file}
      </h2>
      <div className={panelStyles.row}>
        <Button onClick={() => savePosition(game.id, file)}>{EDITOR_TEXT.save}</Button>
        <Button onClick={() => input.current?.click()}>{EDITOR_TEXT.open}</Button>
        <input
          ref={input}
          type="file"
          accept=".json,.txt,application/json,text/plain"
          aria-label={EDITOR_TEXT.open}
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            // Emptied, so that the same file can be chosen again.
            if (chosen) void open(chosen).finally(() => (target.value = ''))
          }}
        />
      </div>
      {problems.length > 0 && <p role="alert">{EDITOR_TEXT.refused}</p>}
      <FaultList problems={problems} />
    </section>
  )
}
