import { ownDataMessages } from '#domain/own-data/messages.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** In the profile: all that is stored of one, as a file. */
export default function OwnDataSection() {
  return (
    <section
      aria-labelledby="own-data-title"
      className="flex flex-col gap-4 border-line border-t pt-6"
    >
      <div>
        <h2 id="own-data-title" className="text-lg">
          {ownDataMessages.title}
        </h2>
        <p className="mt-1 text-sm text-muted">{ownDataMessages.help}</p>
      </div>
      <a
        href="/api/User/data"
        download="efie-my-data.json"
        className={buttonClass({ variant: 'secondary', className: 'self-start max-sm:w-full' })}
      >
        {ownDataMessages.download}
      </a>
    </section>
  );
}
