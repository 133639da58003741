import { createRoot } from 'react-dom/client'
import { LargeBoard } from './LargeBoard'
import '@/app/styles/tokens.css'
import './page.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<LargeBoard />)
