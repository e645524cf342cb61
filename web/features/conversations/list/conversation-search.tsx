import { useState } from 'react';
import { useNavigate } from 'react-router';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import type { Direction } from '#domain/conversations/rules.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';

interface Props {
  direction: Direction;
  /** The search text in the address. */
  search: string;
}

/** Searches the user's conversations; the search is kept in the address. */
export function ConversationSearch({ direction, search }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  return (
    <search>
      <form
        className="mb-6 flex flex-wrap items-start gap-3 *:first:min-w-0 *:first:grow *:first:basis-40"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new URLSearchParams({ part: direction });
          if (typed.trim()) query.set('search', typed.trim());
          navigate({ search: `?${query}` }, { preventScrollReset: true });
        }}
      >
        <SearchField
          label={conversationListMessages.search}
          placeholder={conversationListMessages.searchHint}
          value={typed}
          onChange={setTyped}
          isOwn
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
