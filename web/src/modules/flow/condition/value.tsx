import { Select } from 'antd'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { dict, multiDict, ref, refs, tags } from '@srm/api/shared/fields'
import {
  DepartmentField,
  DepartmentsField,
  ManyField,
  OneField,
  PersonField,
  PersonsField,
  RolesField,
  type ManyProps,
  type OneProps,
} from './drawer.ids.tsx'
import { typeOf, type CatalogColumn } from './drawer.model.ts'
import styles from './drawer.module.css'
import { Words } from './drawer.parts.tsx'
import type { Op } from './drawer.rules.ts'
import { useText } from './drawer.texts.ts'

const tagsMeta = metaOf(tags('取值', 'Values', { max: 200, length: 200 }))

const optionsOf = ({ options = [], optionNames = [] }: CatalogColumn) =>
  options.map((value, at) => ({ value, label: optionNames[at] ?? value }))

type One = Omit<OneProps, 'wrong'> & { readonly field: CatalogColumn; readonly optional?: boolean }

/** One value of a field, chosen or typed as its type asks for. */
export const OneValue = ({ field, label, value, change, optional = false }: One): ReactNode => {
  const t = useText()
  const wrong = value === '' && !optional
  const common = { label, value, change, wrong }
  const { of } = field
  const type = typeOf(field)
  if (type === 'person') return <PersonField {...common} />
  if (type === 'department') return <DepartmentField {...common} />
  if (of) return <OneField {...common} meta={metaOf((type === 'enum' ? dict : ref)('取值', 'Value', of))} />
  if (type !== 'enum') return <Words {...common} max={200} />
  return (
    <Select<string>
      className={styles.wide ?? ''}
      aria-label={label}
      placeholder={t('pick')}
      status={wrong ? 'error' : ''}
      allowClear={optional}
      options={optionsOf(field)}
      {...(value && { value })}
      onChange={(next?: string) => change(next ?? '')}
    />
  )
}

type Many = Omit<ManyProps, 'wrong'> & { readonly field: CatalogColumn; readonly op: Op }

/** Several values of a field. */
export const ManyValues = ({ field, op, label, value, change }: Many): ReactNode => {
  const t = useText()
  const common = { label, value, change, wrong: value.length === 0 }
  const { of } = field
  const type = typeOf(field)
  if (op === 'inRole') return <RolesField {...common} />
  if (op === 'inDept' || op === 'inDeptTree' || type === 'department') return <DepartmentsField {...common} />
  if (type === 'person') return <PersonsField {...common} />
  if (of) return <ManyField {...common} meta={metaOf((type === 'enum' ? multiDict : refs)('取值', 'Values', of))} />
  if (type !== 'enum') return <ManyField {...common} meta={tagsMeta} />
  return (
    <Select<string[]>
      className={styles.wide ?? ''}
      mode="multiple"
      aria-label={label}
      placeholder={t('pick')}
      status={value.length === 0 ? 'error' : ''}
      options={optionsOf(field)}
      value={[...value]}
      onChange={change}
    />
  )
}
