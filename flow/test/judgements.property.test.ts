import { judgements } from './properties/table.ts'
import { prove } from './prove.ts'

prove(judgements)
