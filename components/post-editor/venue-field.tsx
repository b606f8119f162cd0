'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import type { ControlProps } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useVenues, type Venue } from './use-venues';

type Place = { venue: string; placeId: string | null };

type Props = Omit<ControlProps, 'required'> & Place & { onChange: (place: Place) => void };

/** Searches places while one types; what is no known place stays as it was written, without a map. */
export function VenueField({ venue, placeId, onChange, ...control }: Props) {
  const [typed, setTyped] = useState(false);
  const { venues, failure } = useVenues(typed ? venue : '');
  return (
    <>
      <Autocomplete.Root
        filter={null}
        items={venues}
        value={venue}
        itemToStringValue={(item: Venue) => item.description}
        onValueChange={(text, { reason }) => {
          const chosen =
            reason === 'item-press' ? venues.find((item) => item.description === text) : undefined;
          setTyped(!chosen);
          onChange({ venue: text, placeId: chosen?.place_id ?? null });
        }}
      >
        <Autocomplete.InputGroup className="input venue">
          <Icon name="map-pin" />
          <Autocomplete.Input
            className="venue-input"
            placeholder="Search for a place"
            maxLength={300}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            {...control}
          />
          {venue && (
            <IconButton
              icon="x"
              size="sm"
              label="Clear venue"
              tooltip={false}
              onClick={() => {
                setTyped(false);
                onChange({ venue: '', placeId: null });
              }}
            />
          )}
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            className="menu-positioner"
            align="start"
            sideOffset={6}
            collisionPadding={12}
          >
            <Autocomplete.Popup className="menu venue-menu">
              <Autocomplete.Status className="picker-status">{failure}</Autocomplete.Status>
              <Autocomplete.List>
                {(item: Venue) => (
                  <Autocomplete.Item key={item.place_id} value={item} className="menu-item">
                    <Icon name="map-pin" />
                    {item.description}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {placeId && <VenueMap key={placeId} venue={venue} placeId={placeId} />}
    </>
  );
}

function VenueMap({ venue, placeId }: { venue: string; placeId: string }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  const query = new URLSearchParams({ place_id: placeId, w: '860', h: '220' });
  return (
    // biome-ignore lint/performance/noImgElement: what next/image would add is switched off
    <img
      className="venue-map"
      src={`/api/venues/map?${query}`}
      width={860}
      height={220}
      alt={`Map of ${venue}`}
      // A map that failed before React took the page over tells nobody.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setMissing(true);
      }}
      onError={() => setMissing(true)}
    />
  );
}
