import { mask } from '@srm/flow/fields'

type Line = Readonly<Record<string, unknown>>

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null && !Array.isArray(value)

/** As it is sent in: what a line refers to by its id alone. */
const asSent = (cell: unknown): unknown => {
  if (Array.isArray(cell)) return cell.map(asSent)
  return isLine(cell) && 'id' in cell ? cell['id'] : cell
}

/** Lines as they were sent, with what the sender did not see put back from the lines as they are kept. */
export const withUnseen = (sent: unknown, kept: unknown): unknown => {
  if (!Array.isArray(sent) || !Array.isArray(kept)) return sent
  const known = new Map(kept.filter(isLine).map((line) => [line['id'], line]))
  return sent.map((line: unknown) => {
    const old = isLine(line) ? known.get(line['id']) : undefined
    if (!isLine(line) || !old) return line
    const unseen = Object.entries(old).filter(([column]) => line[column] === undefined || line[column] === mask)
    return { ...line, ...Object.fromEntries(unseen.map(([column, cell]) => [column, asSent(cell)])) }
  })
}
