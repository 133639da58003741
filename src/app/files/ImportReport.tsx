import { ButtonRow } from '@/widgets/ButtonRow'
import { Button } from '@/widgets/Button'
import { Dialog } from '@/widgets/Dialog'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { addBeside } from './opening'
import { forgetFile } from './opening-store'
import { ProblemList } from '../page-parts/ProblemList'
import { hashOf } from '../addresses/routes'
import { IMPORT_TEXT as TEXT } from '../library/games-text'
import { type Imported, nameOf } from '../library/import-library'
import styles from '../page-parts/problems.module.css'

/** What became of the games of a file, each that did not come in by its name. */
export function ImportReport({ imported }: { readonly imported: Imported }) {
  const { added, known, others, refused } = imported
  const isEmpty = added + known + others.length + refused.length === 0
  return (
    <Dialog open title={TEXT.title} onClose={forgetFile}>
      <div className={panelStyles.stack}>
        <div role="status">
          {isEmpty && <p>{TEXT.empty}</p>}
          {added > 0 && <p>{TEXT.added(added)}</p>}
          {known > 0 && <p>{TEXT.known(known)}</p>}
        </div>
        {others.length > 0 && <Others imported={imported} />}
        {refused.length > 0 && (
          <section className={panelStyles.stack}>
            <p>{TEXT.refused}</p>
            {refused.map(({ name, problems }) => (
              <div key={name}>
                <h3>{name}</h3>
                <ProblemList problems={problems} />
              </div>
            ))}
          </section>
        )}
        <ButtonRow>
          <Button onClick={forgetFile}>{TEXT.close}</Button>
          <a
            className={classNames(controlStyles.button, controlStyles['button--primary'])}
            href={hashOf({ page: 'games' })}
            onClick={forgetFile}
          >
            {TEXT.toGames}
          </a>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

function Others({ imported }: { readonly imported: Imported }) {
  return (
    <section className={panelStyles.stack}>
      <p>{TEXT.others}</p>
      <ul className={styles.problems} tabIndex={0}>
        {imported.others.map((other) => (
          <li key={other.card.saveId}>{nameOf(other)}</li>
        ))}
      </ul>
      <div className={panelStyles.row}>
        <Button onClick={() => void addBeside(imported)}>{TEXT.addOthers}</Button>
      </div>
    </section>
  )
}
