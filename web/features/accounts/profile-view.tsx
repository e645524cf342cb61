import { profileMessages } from '#domain/accounts/messages.ts';
import { roleLabel } from '#domain/accounts/role.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  profile: Profile;
  onEdit(): void;
}

/** The stored profile. */
export function ProfileView({ profile, onEdit }: Props) {
  const { firstname, lastname, email, phoneNumber, location, profileImage, role } = profile;
  const name = `${firstname} ${lastname}`.trim();
  return (
    <div>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar src={profileImage} name={name} className="size-24 text-2xl" />
        <div className="min-w-0 grow basis-48">
          <h2 className="text-xl wrap-anywhere">{name}</h2>
          <p className="text-muted wrap-anywhere">{email}</p>
          <Badge tone="primary" className="mt-2">
            {roleLabel(role)}
          </Badge>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-8 border-line border-t sm:grid-cols-2">
        <Fact term="First name">{firstname}</Fact>
        <Fact term="Last name">{lastname}</Fact>
        <Fact term="Phone number">{phoneNumber}</Fact>
        <Fact term="Location">{location}</Fact>
      </dl>
      <Button onClick={onEdit} className="mt-6 max-sm:w-full">
        {profileMessages.edit}
      </Button>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0 border-line border-b py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="figures font-medium wrap-anywhere">{children || 'Not given'}</dd>
    </div>
  );
}

/** The shape of a profile to come. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden>
      <div className="flex flex-wrap items-center gap-5">
        <Skeleton className="size-24 rounded-full" />
        <div className="flex grow basis-48 flex-col gap-2.5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-5 w-24 rounded-full" />
        </div>
      </div>
      <div className="mt-6 grid gap-x-8 border-line border-t sm:grid-cols-2">
        {['first', 'last', 'phone', 'place'].map((fact) => (
          <div key={fact} className="flex flex-col gap-2 border-line border-b py-3.5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-5 w-36" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-11 w-32 rounded-control" />
    </div>
  );
}
