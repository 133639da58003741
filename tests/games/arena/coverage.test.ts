import { CLAUSES } from '@/games/arena/clauses'
import { AUDIT } from '@/games/arena/teaching/audit'
import { testAudit } from '../../support/audit'

testAudit(AUDIT, CLAUSES)
