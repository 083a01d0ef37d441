import { Cascader } from 'antd'
import type { ReactNode } from 'react'
import type { InputProps } from '../slots.ts'
import { useText } from '../ui.texts.ts'
import { passed } from './control-props.ts'
import { matches } from './pinyin-initials.ts'
import { regionPath, regionTree } from './region.ts'

/** Several regions at once, for filters. */
export const RegionsInput = (props: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useText()
  return (
    <Cascader
      {...passed(props)}
      multiple
      style={{ width: '100%' }}
      maxTagCount="responsive"
      options={regionTree}
      placeholder={t('pick')}
      showSearch={{ filter: (typed, path) => path.some(({ label }) => matches(typed, label)) }}
      showCheckedStrategy={Cascader.SHOW_CHILD}
      value={(props.value ?? []).map(regionPath)}
      onChange={(paths: (readonly (string | number)[])[]) =>
        props.onChange?.(paths.flatMap((path) => (path.length > 0 ? [String(path.at(-1))] : [])))
      }
    />
  )
}
