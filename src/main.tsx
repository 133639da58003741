import { setAutoFreeze } from 'immer'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { present } from './engine/refusal'
import './app/styles/index.css'

// Freezing costs five times the work of a command; development and tests have it on.
setAutoFreeze(!import.meta.env.PROD)

createRoot(present(document.getElementById('root'), 'element #root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
