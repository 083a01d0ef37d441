import { TreeSelect } from 'antd'
import type { ReactNode } from 'react'
import type { FolderNode } from '@srm/api/document'
import { controlOf, type Control } from '@/ui/record-form/sections.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { useDocumentText } from './document.texts.ts'

type Choice = { readonly value: string; readonly title: string; readonly children: Choice[] }

const choicesBelow = (folders: readonly FolderNode[], parentId: string | null, without?: string): Choice[] =>
  folders
    .filter((one) => one.parentId === parentId && one.id !== without)
    .map(({ id, name }) => ({ value: id, title: name, children: choicesBelow(folders, id, without) }))

const idOf = (value: KnownRef | undefined): string | undefined => (typeof value === 'object' ? value.id : value)

/** Folders of this very project; a folder is not put below itself. */
export const folderControl = (folders: readonly FolderNode[], without?: string): Control => {
  const FolderInput = ({ id, value, onChange, disabled }: InputProps<KnownRef, string>): ReactNode => {
    const t = useDocumentText()
    const chosen = idOf(value)
    return (
      <TreeSelect
        {...(id !== undefined && { id })}
        {...(chosen !== undefined && { value: chosen })}
        treeData={choicesBelow(folders, null, without)}
        treeDefaultExpandAll
        allowClear
        placeholder={t('root')}
        disabled={disabled ?? false}
        onChange={(next: string | undefined) => onChange?.(next)}
      />
    )
  }
  return controlOf(FolderInput)
}
