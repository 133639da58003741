import { failureOf } from '@/store/failure'
import { FAILURE_TEXT } from './failure-text'
import { FailureWays } from './FailureWays'
import { messageOf } from './message-of'
import { NotKept } from './NotKept'
import './failure.css'

/** A page that cannot be shown: what happened, and a way to carry the game to safety. */
export function ErrorReport({ error }: { readonly error: Error }) {
  return (
    <main className="page">
      <div className="panel stack" role="alert">
        <h1 className="panel__title">{FAILURE_TEXT.title}</h1>
        <p>{FAILURE_TEXT.explain}</p>
        <NotKept />
        <div className="row">
          <FailureWays failure={failureOf(error, { during: 'drawing' }, null)} />
        </div>
        <details>
          <summary>{FAILURE_TEXT.what}</summary>
          <p className="failure__what">{messageOf(error)}</p>
        </details>
      </div>
    </main>
  )
}
