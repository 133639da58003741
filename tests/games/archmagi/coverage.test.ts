import { CLAUSES } from '@/games/archmagi/clauses'
import { AUDIT } from '@/games/archmagi/teaching/audit'
import { testAudit } from '../../support/audit'

testAudit(AUDIT, CLAUSES)
