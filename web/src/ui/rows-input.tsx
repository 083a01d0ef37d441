import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import type { z } from 'zod'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { needsStar } from './field-rule.ts'
import { FormField } from './form-field.tsx'
import styles from './rows-input.module.css'
import { useText } from './ui.texts.ts'

const widths: Partial<Record<Kind, string>> = { bool: '88px', choice: '152px', person: '152px', images: '104px' }

type Props = { readonly schema: z.ZodType; readonly name: string }

/** Lines edited in place: a table on a desk, a stack of small forms on a phone. */
export const RowsInput = ({ schema, name }: Props): ReactNode => {
  const say = useLabel()
  const t = useText()
  const meta = metaOf(schema)
  const label = say(meta.label)
  const columns = Object.entries(meta.fields ?? {})
  const grid = columns.map(([, field]) => widths[metaOf(field).kind] ?? 'minmax(0, 1fr)').join(' ')
  return (
    <Form.List name={name}>
      {(lines, { add, remove }) => (
        <fieldset className={styles.rows} style={{ '--columns': `${grid} 32px` } as CSSProperties} aria-label={label}>
          {lines.length > 0 && (
            <div className={styles.head} aria-hidden>
              {columns.map(([key, field]) => (
                <span key={key} data-star={needsStar(field)}>
                  {say(metaOf(field).label)}
                </span>
              ))}
            </div>
          )}
          {lines.map((line) => (
            <div key={line.key} className={styles.line}>
              {columns.map(([key, field]) => (
                <FormField key={key} schema={field} name={[line.name, key]} />
              ))}
              <Button
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t('removeLine', { index: line.name + 1, name: label })}
                onClick={() => remove(line.name)}
              />
            </div>
          ))}
          <Button
            className={styles.add}
            type="dashed"
            icon={<PlusOutlined aria-hidden />}
            disabled={lines.length >= (meta.max ?? Infinity)}
            onClick={() => add({})}
          >
            {t('addLine', { name: label })}
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
