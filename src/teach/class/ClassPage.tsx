import { useState } from 'react'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { classNames } from '@/widgets/class-names'
import { Field } from '@/widgets/Field'
import { Select } from '@/widgets/Select'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { authorAddress } from '../addresses/author-address'
import { learnAddress } from '../addresses/learn-address'
import { useRemoved } from '../learn/use-removed'
import { FileButton } from '../page-parts/FileButton'
import { PageHead } from '../page-parts/PageHead'
import type { TeachingPageProps } from '../page-parts/page-props'
import { Problems } from '../page-parts/Problems'
import { useFileDrop } from '../page-parts/use-file-drop'
import { useStage } from '../stage/use-stage'
import { keepHandedIn, removeHandedIn, useClass } from './class-store'
import { CLASS_TEXT as TEXT } from './class-text'
import { ClassTable } from './ClassTable'
import { type Sort, tablesOf } from './gathered'
import { useGathering } from './use-gathering'
import styles from './class.module.css'

const SORTS = (Object.keys(TEXT.sorts) as Sort[]).map((value) => ({ value, name: TEXT.sorts[value] }))

/** What a class has handed in of a game's lessons, gathered into a table for each. */
export function ClassPage({ game }: TeachingPageProps) {
  const stage = useStage(game)
  const handed = useClass(game.id)
  const [sort, setSort] = useState<Sort>('learner')
  const { tell, bar } = useRemoved()
  return (
    <div className={styles.class}>
      <PageHead
        title={TEXT.title(game.name)}
        links={[
          [learnAddress(game.id), TEXT.learn],
          [authorAddress(game.id), TEXT.author],
        ]}
      >
        {null}
      </PageHead>
      <main className={styles['class__main']}>
        <p className={styles['class__lead']}>{TEXT.lead}</p>
        <WayIn gameId={game.id} />
        {handed.length === 0 ? (
          <p>{TEXT.nothing}</p>
        ) : (
          <div className={styles['class__sort']}>
            <Select label={TEXT.sort} value={sort} options={SORTS} onChange={setSort} />
          </div>
        )}
        {tablesOf(handed, sort).map((table) => (
          <ClassTable
            key={`${table.id} ${table.sum}`}
            table={table}
            rulebook={stage?.teaching.rulebook}
            lessons={stage?.teaching.lessons ?? []}
            onRemove={(row) => {
              removeHandedIn(row)
              tell({ words: TEXT.removed(row.learner), bringBack: () => void keepHandedIn(row) })
            }}
          />
        ))}
      </main>
      {bar}
    </div>
  )
}

/** Takes links, codes and files. */
function WayIn({ gameId }: { readonly gameId: string }) {
  const [text, setText] = useState('')
  const { outcome, paste, open } = useGathering(gameId)
  useFileDrop((file) => void open(file))
  const add = async () => {
    if (await paste(text)) setText('')
  }
  return (
    <section className={classNames(panelStyles.stack, styles['class__way-in'])} aria-label={TEXT.paste}>
      <Field label={TEXT.paste}>
        <textarea
          className={controlStyles['field__input']}
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={panelStyles.row}>
        <PrimaryButton aria-disabled={text.trim() === ''} onClick={() => void add()}>
          {TEXT.add}
        </PrimaryButton>
        <FileButton label={TEXT.open} onFile={(file) => void open(file)} />
      </div>
      <div role="status" className={styles['class__outcome']}>
        {outcome?.told.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {outcome && outcome.problems.length > 0 ? (
          <Problems title={TEXT.unread} problems={outcome.problems} />
        ) : null}
      </div>
    </section>
  )
}
