import type { FormInstance } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { shanghaiTime } from '@srm/api/shared/date'
import { toForm } from '../form-values.ts'
import type { Fields } from '../record-shape.ts'
import { changedNames } from './dirty.ts'
import type { Draft } from './draft/draft.ts'
import { valuesIn, type FormEditor, type Values } from './sections.ts'
import { useDraft } from './draft/use-draft.ts'

/** What the server held when editing began: changes are measured against it, and its version travels with a save. */
export type Base = { readonly version: number | undefined; readonly values: Values }

type Input = {
  readonly form: FormInstance<Values>
  readonly record: string
  readonly fields: Fields
  readonly id: string | undefined
  readonly initial: Values
  readonly version: number | undefined
}

/** A form's values against what they began with, and the draft that follows them. */
export const useRecordForm = ({ form, record, fields, id, initial, version }: Input) => {
  const [base, setBase] = useState<Base>(() => ({ version, values: toForm(fields, initial) }))
  const [dirty, setDirty] = useState(false)
  const { offered, answered, keep, drop } = useDraft(record, id)

  const touched = useCallback((): void => {
    const values = valuesIn(form)
    const changed = changedNames(fields, base.values, values).length > 0
    setDirty(changed)
    if (changed)
      keep({ at: shanghaiTime(new Date()), version: base.version, base: { ...base.values }, values: { ...values } })
    else drop()
  }, [form, fields, base, keep, drop])

  const editing = useMemo<FormEditor>(
    () => ({
      values: () => valuesIn(form),
      fill: (values) => {
        form.setFieldsValue(values)
        touched()
      },
    }),
    [form, touched],
  )

  const restore = (draft: Draft): void => {
    form.setFieldsValue(draft.values)
    setBase({ version: draft.version, values: draft.base })
    setDirty(true)
    answered()
  }
  /** What was typed is saved, or given up: there is nothing left to lose. */
  const settle = useCallback((): void => {
    drop()
    setDirty(false)
  }, [drop])

  const dropOffered = (): void => {
    if (!dirty) drop()
    answered()
  }
  return { base, setBase, dirty, touched, editing, offered, restore, dropOffered, settle }
}
