import { Select } from 'antd'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { dict, multiDict, ref, refs, region, tags } from '@srm/api/shared/fields'
import { FilterValue } from '@/ui/fields/filter-value.tsx'
import { prefetchRegions } from '@/ui/fields/region/region-names.ts'
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
} from '../drawer/ids.tsx'
import { typeOf, type CatalogColumn } from '../drawer/drawer.model.ts'
import styles from '../drawer/drawer.module.css'
import { Words } from '../drawer/parts.tsx'
import type { Op } from './rules.ts'
import { useText } from '../drawer/drawer.texts.ts'

const regionMeta = metaOf(region('地区', 'Region'))
const texts = z.array(z.string()).catch([])
const tagsMeta = metaOf(tags('取值', 'Values', { max: 200, length: 200 }))

const optionsOf = ({ options = [], optionNames = [] }: CatalogColumn) =>
  options.map((value, at) => ({ value, label: optionNames[at] ?? value }))

type One = Omit<OneProps, 'wrong'> & { readonly field: CatalogColumn; readonly optional?: boolean }

/** One value of a field, chosen or typed as its type asks for. */
export const OneValue = ({ field, label, value, change, optional = false }: One): ReactNode => {
  const t = useText()
  const wrong = value === '' && !optional
  const common = { label, value, change, wrong }
  const { of, tree = false } = field
  const type = typeOf(field)
  if (type === 'person') return <PersonField {...common} />
  if (type === 'department') return <DepartmentField {...common} />
  if (type === 'region') {
    const choose = (code: string): void => void prefetchRegions(code ? [code] : []).then(() => change(code))
    return <OneField {...common} change={choose} meta={regionMeta} />
  }
  if (of) {
    const one = type === 'enum' ? dict('取值', 'Value', of) : ref('取值', 'Value', of, { tree })
    return <OneField {...common} meta={metaOf(one)} />
  }
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

type Many = Omit<ManyProps, 'wrong'> & { readonly field: CatalogColumn; readonly op: Op; readonly optional?: boolean }

/** A sentence that names a region is written when its name is known. */
const named = async (codes: string[]): Promise<string[]> => {
  await prefetchRegions(codes)
  return codes
}

type RegionsProps = Pick<ManyProps, 'label' | 'value' | 'change'>

const Regions = ({ label, value, change }: RegionsProps): ReactNode => (
  <FilterValue
    meta={{ ...regionMeta, tree: true }}
    op="in"
    label={label}
    value={value}
    set={(next) => void named(texts.parse(next)).then(change)}
  />
)

/** Several values of a field. */
export const ManyValues = ({ field, op, label, value, change, optional = false }: Many): ReactNode => {
  const t = useText()
  const wrong = value.length === 0 && !optional
  const common = { label, value, change, wrong }
  const { of, kind, tree = false } = field
  const type = typeOf(field)
  if (op === 'inRole') return <RolesField {...common} />
  if (op === 'inDept' || op === 'inDeptTree' || type === 'department') return <DepartmentsField {...common} />
  if (type === 'person' || kind === 'persons') return <PersonsField {...common} />
  if (type === 'region') return <Regions {...common} />
  if (of) {
    const isDict = type === 'enum' || kind === 'multiDict'
    const several = isDict ? multiDict('取值', 'Values', of) : refs('取值', 'Values', of, { tree })
    return <ManyField {...common} meta={metaOf(several)} />
  }
  if (type !== 'enum') return <ManyField {...common} meta={tagsMeta} />
  return (
    <Select<string[]>
      className={styles.wide ?? ''}
      mode="multiple"
      aria-label={label}
      placeholder={t('pick')}
      status={wrong ? 'error' : ''}
      options={optionsOf(field)}
      value={[...value]}
      onChange={change}
    />
  )
}
