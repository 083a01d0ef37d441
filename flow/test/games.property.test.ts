import { games } from './properties/table.ts'
import { prove } from './prove.ts'

prove(games)
