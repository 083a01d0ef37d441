import { Cascader } from 'antd'
import type { ReactNode } from 'react'
import type { InputProps } from '@/ui/slots.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { passed } from '../input/control-props.ts'
import { matches } from '../ref/pinyin-initials.ts'
import { regionPath, regionTree } from './region.ts'

/** Several regions at once; where they stand for what lies in them too, a whole province is one. */
export const RegionsInput = (props: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useUiText()
  return (
    <Cascader
      {...passed(props)}
      multiple
      style={{ width: '100%' }}
      maxTagCount="responsive"
      options={regionTree}
      placeholder={t('pick')}
      showSearch={{ filter: (typed, path) => path.some(({ label }) => matches(typed, label)) }}
      showCheckedStrategy={props.meta.tree ? Cascader.SHOW_PARENT : Cascader.SHOW_CHILD}
      value={(props.value ?? []).map(regionPath)}
      onChange={(paths: (readonly (string | number)[])[]) =>
        props.onChange?.(paths.flatMap((path) => (path.length > 0 ? [String(path.at(-1))] : [])))
      }
    />
  )
}
