import { useId, type ReactNode } from 'react'
import type { z } from 'zod'
import { isRequired, metaOf } from '@srm/api/shared/field-meta'
import type { FieldError } from '@/lib/api/api-error.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import styles from './line-cell.module.css'
import type { Line } from './rows-paste.ts'

type Props = {
  readonly schema: z.ZodType | undefined
  readonly name: string
  readonly line: Line
  readonly change: (line: Line) => void
  readonly problem?: string | undefined
  readonly isDisabled?: boolean
  /** As wide as its line. */
  readonly isWide?: boolean
}

/** What is wrong with a field of the line at this place of a form's field. */
export const lineProblem = (
  errors: readonly FieldError[],
  list: string,
  at: number,
  name: string,
): string | undefined => errors.find(({ path }) => path === `${list}.${String(at)}.${name}`)?.message

/** One field of a line that is edited as a small form: label, control and what is wrong with it. */
export const LineCell = ({
  schema,
  name,
  line,
  change,
  problem,
  isDisabled = false,
  isWide = false,
}: Props): ReactNode => {
  const say = useLabel()
  const id = useId()
  if (!schema) return null
  const meta = metaOf(schema)
  return (
    <div className={styles.cell} data-wide={isWide || undefined}>
      <label htmlFor={id}>
        {say(meta.label)}
        {isRequired(schema) && ' *'}
      </label>
      <FieldInput
        id={id}
        meta={meta}
        value={line[name]}
        disabled={isDisabled}
        {...(problem !== undefined && { status: 'error' as const })}
        onChange={(value) => change({ ...line, [name]: value })}
      />
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </div>
  )
}

/** The fields of a line side by side, as many as there is room for. */
export const LineCells = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.cells}>{children}</div>
)
