/** The rights to the work that a package gives. */
import { useController } from 'react-hook-form';
import { words } from '#contract/words.ts';
import { RightsFields } from '#web/ui/rights-fields.tsx';
import type { GigControl } from '../gig-form.ts';

type Props = { control: GigControl; name: `scopepackage.${number}.rights` };

export function PackageRights({ control, name }: Props) {
  const { field } = useController({ control, name });
  return <RightsFields given={field.value} hint={words.gigs.rights.hint} onChange={field.onChange} />;
}
