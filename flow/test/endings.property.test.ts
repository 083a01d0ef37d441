import { endings } from './properties/table.ts'
import { prove } from './prove.ts'

prove(endings)
