import type { Input } from '@srm/api/endpoint'
import type { dictionary } from '@srm/api/dictionary'

type Body = Input<typeof dictionary.create>['body']

let count = 0

export const anOption = (more: Partial<Body> = {}): Body => {
  count += 1
  return { selTypeName: 'supplierLevel', optionName: `观察级${count}`, ...more }
}
