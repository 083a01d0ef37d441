import { TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import { identity, type Department } from '@srm/api/identity'
import type { Named } from '@srm/api/shared/fields'
import { useCall } from '@/lib/query.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from './identity.texts.ts'

type Node = { readonly value: string; readonly title: string; readonly children: Node[] }

const under = (all: readonly Department[], parentId: string | null): Node[] =>
  all
    .filter((department) => department.parentId === parentId)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, name }) => ({ value: id, title: name, children: under(all, id) }))

export const DepartmentPicker = ({ id, value, onChange, onBlur, disabled = false }: InputProps<Named>): ReactNode => {
  const t = useText()
  const { data = [], isLoading, isError } = useCall(identity.department.list, {})
  return (
    <TreeSelect<{ value: string; label: ReactNode }, Node>
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      allowClear
      labelInValue
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      loading={isLoading}
      placeholder={t('pickDepartment')}
      notFoundContent={isError ? t('failed') : t('none')}
      treeData={under(data, null)}
      {...(value ? { value: { value: value.id, label: value.name } } : { value: null as never })}
      onChange={(next: { value: string; label: ReactNode } | undefined) =>
        onChange?.(next ? { id: next.value, name: data.find((one) => one.id === next.value)?.name ?? '' } : undefined)
      }
    />
  )
}
