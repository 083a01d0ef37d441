import { Form } from 'antd'
import { memo, useState, type ReactNode } from 'react'
import { metaOf, type FieldMeta, type Kind } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { FieldFilter } from '@/ui/fields/field-filter.tsx'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { gallery, type Sample } from '@/ui/fields/gallery.ts'
import { canFilter, firstOperator } from '@/ui/fields/operators.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { Row, Stack } from '@/ui/layout.tsx'
import { useGrowing } from './gallery.growing.ts'
import { Case, Cases } from './gallery.part.tsx'
import styles from './gallery.module.css'
import { useText } from './gallery.texts.ts'

type InputProps = {
  readonly meta: FieldMeta
  readonly first?: unknown
  readonly disabled?: boolean
  readonly wrong?: boolean
  readonly state: string
}

const Input = ({ meta, first, disabled = false, wrong = false, state }: InputProps): ReactNode => {
  const say = useLabel()
  const ui = useUiText()
  const [value, setValue] = useState(first)
  return (
    <Case label={state}>
      <Form.Item
        className={styles.item ?? ''}
        {...(wrong && { validateStatus: 'error' as const, help: ui('invalid.required') })}
      >
        <FieldInput
          meta={meta}
          value={value}
          onChange={setValue}
          disabled={disabled}
          label={`${say(meta.label)} · ${state}`}
          {...(wrong && { status: 'error' as const })}
        />
      </Form.Item>
    </Case>
  )
}

const Filter = ({ schema }: Pick<Sample, 'schema'>): ReactNode => {
  const t = useText()
  const [state, setState] = useState<{ op: ReturnType<typeof firstOperator>; value?: unknown }>({
    op: firstOperator(schema),
  })
  if (!canFilter(schema)) return null
  return (
    <Case label={t('fields.filter')} wide>
      <FieldFilter schema={schema} op={state.op} value={state.value} onChange={setState} />
    </Case>
  )
}

const large: readonly Kind[] = ['richText', 'location', 'attachments', 'rows']

const Field = memo(({ kind, sample: { schema, value } }: { kind: Kind; sample: Sample }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const meta = metaOf(schema)
  return (
    <article className={styles.field} aria-label={`${say(meta.label)} ${kind}`}>
      <Row as="h3" align="baseline" className={styles.kind}>
        {say(meta.label)}
        <code>{kind}</code>
      </Row>
      <Cases columns={large.includes(kind) ? 2 : 4}>
        <Input meta={meta} state={t('fields.empty')} />
        <Input meta={meta} state={t('fields.filled')} first={value} />
        <Input meta={meta} state={t('fields.disabled')} first={value} disabled />
        <Input meta={meta} state={t('fields.wrong')} wrong />
        <Case label={t('fields.view')}>
          <FieldView meta={meta} value={value} />
        </Case>
        <Case label={t('fields.viewCompact')}>
          <div className={styles.cell}>
            <FieldView meta={meta} value={value} compact />
            <FieldView meta={meta} value={null} compact />
          </div>
        </Case>
        <Filter schema={schema} />
      </Cases>
    </article>
  )
})

const all = Object.entries(gallery) as [Kind, Sample][]

export const Fields = (): ReactNode => {
  const drawn = useGrowing(all.length, 8)
  return (
    <Stack gap={16}>
      {all.slice(0, drawn).map(([kind, sample]) => (
        <Field key={kind} kind={kind} sample={sample} />
      ))}
    </Stack>
  )
}
