import { moves } from './properties/table.ts'
import { prove } from './prove.ts'

prove(moves)
